export const FIGURES_PATH = '/ecommerce/figures';
