import { oneBundleConfigs } from './config.ts';

export default oneBundleConfigs();
