/** How often each attack is repeated: once in `npm test`, more often by `npm run attack`. */
export const ROUNDS = Number(process.env.ATTACK_ROUNDS ?? 1);
