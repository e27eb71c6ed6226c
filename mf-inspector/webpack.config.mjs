import { remoteConfig } from '@cuadra/tools/webpack';

export default remoteConfig(import.meta.url);
