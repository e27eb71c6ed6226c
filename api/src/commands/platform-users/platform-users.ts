import { newId } from '@cuadra/shared/domain';
import pg from 'pg';
import { hashPassword } from '../../access/password.ts';
import { CommandError } from '../../errors/command-error.ts';

/** Who runs Cuadra (spec §1): a super user has the back office, an inspector switches into companies. */
export type PlatformKind = 'super_user' | 'inspector';

export interface NewPlatformUser {
  kind: PlatformKind;
  name: string;
  username: string;
  email: string;
  password: string;
}

const UNIQUE_VIOLATION = '23505';

/**
 * Makes a super user or an inspector. Usernames and mail addresses are one space with those of the companies' users: the
 * login asks for nothing else.
 *
 * @throws CommandError for a username or a mail address that somebody has
 */
export async function makePlatformUser(client: pg.Client, user: NewPlatformUser): Promise<void> {
  const { rows } = await client.query<{ username: boolean; email: boolean }>(
    'select * from login_taken($1, $2)',
    [user.username, user.email],
  );
  if (rows[0]?.username) throw new CommandError(`El usuario «${user.username}» ya existe.`);
  if (rows[0]?.email) throw new CommandError(`El correo «${user.email}» ya lo usa otra persona.`);
  try {
    await client.query(
      'insert into platform_users (id, kind, name, username, email, password_hash) values ($1, $2, $3, $4, $5, $6)',
      [newId(), user.kind, user.name, user.username, user.email, await hashPassword(user.password)],
    );
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== UNIQUE_VIOLATION) throw error;
    throw new CommandError('Ese usuario o ese correo ya existe.');
  }
}

/**
 * Gives one of them another password and ends their sessions.
 *
 * @throws CommandError for a username that is not one of theirs: those of companies are their owners' to change
 */
export async function changePlatformPassword(
  client: pg.Client,
  username: string,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await client.query('begin');
  try {
    const { rows } = await client.query<{ id: string }>(
      'update platform_users set password_hash = $2 where lower(username) = lower($1) returning id',
      [username, passwordHash],
    );
    const [user] = rows;
    if (!user) throw new CommandError(`No hay ningún super usuario ni inspector «${username}».`);
    await client.query('delete from sessions where user_id = $1 and platform', [user.id]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
