import { shellConfig } from '@cuadra/tools/webpack';

export default shellConfig(import.meta.url);
