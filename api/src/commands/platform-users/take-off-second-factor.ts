import type pg from 'pg';
import { CommandError } from '../../errors/command-error.ts';

/**
 * Takes the second factor off somebody who has lost both the app and the recovery codes, and ends their sessions: until it is known
 * whose phone it is by now, nothing stays open.
 *
 * @param username of who runs Cuadra or of a company's user: they are one space
 * @throws CommandError for a username that nobody has, or one without a second factor
 */
export async function takeOffSecondFactor(client: pg.Client, username: string): Promise<void> {
  const { rows } = await client.query<{ id: string; had: boolean }>(
    `with owner as (
       select id from platform_users where lower(username) = lower($1)
       union all select id from users where lower(username) = lower($1)),
     gone as (delete from second_factors f using owner where f.user_id = owner.id returning f.user_id),
     ended as (delete from sessions s using gone where s.user_id = gone.user_id)
     select owner.id, exists (select from gone) as had from owner`,
    [username],
  );
  const [user] = rows;
  if (!user) throw new CommandError(`No hay ningún usuario «${username}».`);
  if (!user.had) throw new CommandError(`«${username}» no tiene verificación en dos pasos.`);
}
