/** In the place of what the runtime preloads by a manifest: our loader fetches the files that the registry names. */
export const formatPreloadArgs = () => [];
export const preloadAssets = () => [];
export const generatePreloadAssetsPlugin = () => ({ name: 'no-preload' });
