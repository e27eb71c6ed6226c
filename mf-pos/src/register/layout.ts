/** Caja's own width decides and not the screen's: beside the sidebar, a tablet held upright is narrow too. */
export const REGISTER_CONTAINER = 'cashSession';

/** A till's tablet held across, with the sidebar as icons: side by side, and closer together. */
export const TILL = `@container ${REGISTER_CONTAINER} (max-width: 1000px)`;

/** Too narrow for the products and the sale side by side: the sale becomes a sheet at the bottom. */
export const COMPACT = `@container ${REGISTER_CONTAINER} (max-width: 720px)`;
