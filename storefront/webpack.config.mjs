import { storefrontConfig } from '@cuadra/tools/webpack';

export default storefrontConfig(import.meta.url);
