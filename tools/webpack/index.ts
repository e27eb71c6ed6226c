export { remoteConfig } from './remote-config.ts';
export { shellConfig } from './shell-config.ts';
export { storefrontConfig } from './storefront-config.ts';
