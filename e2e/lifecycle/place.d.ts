import type { TestContext } from 'node:test';
/** Where one test lets Cuadra keep its data. */
export interface Place {
    root: string;
    dataDir: string;
    /** Has something done after the test, before the folders are removed; what was told last comes first. */
    atEnd(task: () => unknown): void;
}
/**
 * Makes such a place, open to other accounts, as a project's folder usually is.
 *
 * @param mode of the folder above the data: 0o700 is one that only its owner may enter, as /root is
 */
export declare function makePlace(test: TestContext, mode?: number): Promise<Place>;
/** Where the database of a data folder really is: elsewhere, when the server's account cannot enter it. */
export declare function homeOf(dataDir: string): Promise<string>;
