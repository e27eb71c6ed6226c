/** What reads a code in a picture; undefined where it finds none. */
export type ReadCode = (picture: HTMLVideoElement) => Promise<string | undefined>;
