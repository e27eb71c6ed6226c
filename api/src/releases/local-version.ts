/** What a local build is published as: `0.1.0-local.1a2b3c4d`. */
export const LOCAL_VERSION = /-local\.[0-9a-f]{8}$/;
