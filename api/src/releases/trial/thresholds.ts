import type { RemoteFailure } from '@cuadra/shared/contract';

/**
 * When a version that is new is taken out (docs/decisions/0057-a-bad-version-is-taken-out.md). How these do together, in false
 * alarms and in loads until a bad version is found, is measured by judge.test.ts.
 */

/**
 * What is held against a version: the server lacks its file, a file is not the published one, the shell cannot run it, its
 * code threw. Not `network` and `timeout`, which are the shop's line.
 */
export const BLAMED = [
  'http',
  'integrity',
  'version',
  'evaluation',
] as const satisfies readonly RemoteFailure[];
export type Blamed = (typeof BLAMED)[number];

/** Days in which a version is on trial, from when it was given out: a whole week, with its Saturday and its quiet Monday. */
export const TRIAL_DAYS = 7;
/** Days of which the loads of the version before count. */
export const BEFORE_DAYS = 30;
/** Loads, a browser's each, before anything is decided. */
export const FEWEST_LOADS = 20;
/** Loads of one company that count: half of what it takes. More of its browsers weigh together as these. */
export const MOST_OF_A_COMPANY = 10;
/** Companies, of all that loaded it, in which it must have failed: what few of them have is their trouble, or their lie. */
export const SHARE_OF_COMPANIES = 0.25;

/** How often a version may take itself for bad that is as good as the one before: once in a thousand, for each kind. */
export const FALSE_ALARM = 0.001;
/** A version may always fail this often: browsers are old, and machines are odd. */
export const LEAST_EXPECTED = 0.02;
/** Loads that went well and are taken for granted of the version before: of which nothing is known may fail in one of three. */
export const ASSUMED_GOOD = 6;
/** How sure it is that the version before failed no more often than is expected: 99 %, one-sided, in standard deviations. */
export const SURENESS = 2.33;
/** What «clearly more often» is: this much more at least, or twice as often. */
export const CLEARLY_MORE = 0.2;
