import type { CallDefinition } from './call.ts';
import * as catalogue from './catalogue.ts';
import * as health from './health.ts';
import * as money from './money.ts';
import * as remotes from './remotes.ts';
import * as sales from './sales.ts';
import * as session from './session.ts';

/** Every call there is, by the name of its declaration. The API must answer each; a test holds it to that. */
export const CALLS = {
  healthLive: health.healthLive,
  healthReady: health.healthReady,
  register: session.register,
  resendCode: session.resendCode,
  verifyRegistration: session.verifyRegistration,
  login: session.login,
  verifySession: session.verifySession,
  logout: session.logout,
  listModules: session.listModules,
  listRemotes: remotes.listRemotes,
  reportRemoteLoad: remotes.reportRemoteLoad,
  listCurrencies: money.listCurrencies,
  listExchangeRates: money.listExchangeRates,
  createExchangeRate: money.createExchangeRate,
  currentRate: money.currentRate,
  listPaymentMethods: money.listPaymentMethods,
  listCategories: catalogue.listCategories,
  listMeasures: catalogue.listMeasures,
  listProducts: catalogue.listProducts,
  getProduct: catalogue.getProduct,
  createProduct: catalogue.createProduct,
  importProducts: catalogue.importProducts,
  createSale: sales.createSale,
  getSale: sales.getSale,
} as const satisfies Record<string, CallDefinition>;

type Declared = (typeof CALLS)[keyof typeof CALLS];

/** Calls by method and path, `'POST /sales/create'`: how a client names one without bringing its schemas along. */
export type CallsByName = { [C in Declared as `${C['method']} ${C['path']}`]: C };
export type CallName = keyof CallsByName;
