/** Decimals of an amount of money. */
export const MONEY_DECIMALS = 2;
/** Decimals of a quantity: grams of a kilo. */
export const QUANTITY_DECIMALS = 3;
/** Decimals an exchange rate, and a unit price that was worked out, may carry. */
export const RATE_DECIMALS = 8;
