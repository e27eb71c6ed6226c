import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** How Chromium's relatives are called in the PATH of Linux distributions, macOS and Windows. */
const NAMES = [
  // The same engine without windows: it draws no browser around the page, and takes half the time (decision 0067).
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'brave-browser',
];

/** Installed but seldom in the PATH; `~` and `%NAME%` stand for a folder of the environment. */
const PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/lib/chromium/chromium',
    '/usr/lib/chromium-browser/chromium-browser',
    '/usr/lib64/chromium-browser/chromium-browser',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
    '/var/lib/flatpak/exports/bin/org.chromium.Chromium',
  ],
  darwin: ['/Applications', '~/Applications'].flatMap((folder) => [
    `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
    `${folder}/Chromium.app/Contents/MacOS/Chromium`,
    `${folder}/Microsoft Edge.app/Contents/MacOS/Microsoft Edge`,
    `${folder}/Brave Browser.app/Contents/MacOS/Brave Browser`,
  ]),
  win32: ['%LOCALAPPDATA%', '%PROGRAMFILES%', '%PROGRAMFILES(X86)%'].flatMap((folder) => [
    `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
    `${folder}\\Chromium\\Application\\chrome.exe`,
    `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
  ]),
};

/** Every installed browser of Chromium's family: those in the PATH first, then those in the usual places. */
export function installedBrowsers(env: NodeJS.ProcessEnv, platform = process.platform): string[] {
  const extension = platform === 'win32' ? '.exe' : '';
  const folders = (env.PATH ?? env.Path ?? '').split(path.delimiter).filter(Boolean);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name + extension)));
  const inPlaces = (PLACES[platform] ?? []).flatMap((place) => fillIn(place, env) ?? []);
  const programs = [...inPath, ...inPlaces].filter(isProgram);
  // One program goes by several names, such as /bin and /usr/bin where they are the same folder.
  const files = programs.map((program) => realpathSync(program));
  return programs.filter((_, index) => files.indexOf(files[index] ?? '') === index);
}

/** @returns undefined where the environment does not have the folder */
function fillIn(place: string, env: NodeJS.ProcessEnv): string | undefined {
  if (place.startsWith('~')) return env.HOME && env.HOME + place.slice(1);
  const [, name, rest] = /^%([^%]+)%(.*)$/.exec(place) ?? [];
  if (name === undefined || rest === undefined) return place;
  // Windows' names are the same in any case; a copy of process.env is not.
  const folder = Object.entries(env).find(([key]) => key.toUpperCase() === name)?.[1];
  return folder && folder + rest;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
