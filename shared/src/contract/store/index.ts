export * from './coupons.ts';
export * from './order-fields.ts';
export * from './orders.ts';
export * from './public-orders.ts';
export * from './public-store.ts';
export * from './store-fields.ts';
export * from './store-products.ts';
export * from './store-settings.ts';
