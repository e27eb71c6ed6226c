import * as backoffice from './backoffice.ts';
import * as bulk from './bulk-changes.ts';
import type { CallDefinition } from './call.ts';
import * as cashSessions from './cash-sessions.ts';
import * as catalogue from './catalogue.ts';
import * as clientAccount from './client-account.ts';
import * as clientImport from './client-import.ts';
import * as clientList from './client-list.ts';
import * as clientMerge from './client-merge.ts';
import * as clientPayments from './client-payments.ts';
import * as clientReminders from './client-reminders.ts';
import * as clients from './clients.ts';
import * as company from './company.ts';
import * as devices from './devices.ts';
import * as health from './health.ts';
import * as industrial from './industrial.ts';
import * as labels from './labels.ts';
import * as money from './money.ts';
import * as moneyReports from './money-reports.ts';
import * as payables from './payables.ts';
import * as paymentMethods from './payment-methods.ts';
import * as pendingReports from './pending-reports.ts';
import * as pictures from './pictures.ts';
import * as purchases from './purchases.ts';
import * as releases from './releases.ts';
import * as remotes from './remotes.ts';
import * as reorder from './reorder.ts';
import * as roles from './roles.ts';
import * as sales from './sales.ts';
import * as salesReports from './sales-reports.ts';
import * as session from './session.ts';
import * as statementLinks from './statement-links.ts';
import * as stock from './stock.ts';
import * as stockCounts from './stock-counts.ts';
import * as store from './store.ts';
import * as subscriptions from './subscriptions.ts';
import * as figures from './summary.ts';
import * as suppliers from './suppliers.ts';
import * as users from './users.ts';

/** Every call there is, by the name of its declaration. The API must answer each; a test holds it to that. */
export const CALLS = {
  healthLive: health.healthLive,
  healthReady: health.healthReady,
  readMetrics: health.readMetrics,
  register: session.register,
  resendCode: session.resendCode,
  verifyRegistration: session.verifyRegistration,
  login: session.login,
  requestPasswordReset: session.requestPasswordReset,
  resetPassword: session.resetPassword,
  verifySession: session.verifySession,
  logout: session.logout,
  listModules: session.listModules,
  listRemotes: remotes.listRemotes,
  reportRemoteLoad: remotes.reportRemoteLoad,
  publishRelease: releases.publishRelease,
  listCurrencies: money.listCurrencies,
  listExchangeRates: money.listExchangeRates,
  createExchangeRate: money.createExchangeRate,
  updateExchangeRate: money.updateExchangeRate,
  deleteExchangeRate: money.deleteExchangeRate,
  findCurrentRate: money.findCurrentRate,
  acceptRate: money.acceptRate,
  listPaymentMethods: money.listPaymentMethods,
  listCategories: catalogue.listCategories,
  listMeasures: catalogue.listMeasures,
  listProducts: catalogue.listProducts,
  countProducts: catalogue.countProducts,
  listMostSoldProducts: catalogue.listMostSoldProducts,
  findProduct: catalogue.findProduct,
  createProduct: catalogue.createProduct,
  importProducts: catalogue.importProducts,
  checkImport: catalogue.checkImport,
  exportProducts: catalogue.exportProducts,
  updateProduct: catalogue.updateProduct,
  deleteProduct: catalogue.deleteProduct,
  previewBulkChange: bulk.previewBulkChange,
  createBulkChange: bulk.createBulkChange,
  undoBulkChange: bulk.undoBulkChange,
  setProductPicture: pictures.setProductPicture,
  removeProductPicture: pictures.removeProductPicture,
  findPicture: pictures.findPicture,
  listLabelled: labels.listLabelled,
  makeBarcode: labels.makeBarcode,
  makePresentationBarcode: labels.makePresentationBarcode,
  adjustStock: stock.adjustStock,
  listMovements: stock.listMovements,
  findProductHistory: stock.findProductHistory,
  listStockCounts: stockCounts.listStockCounts,
  openStockCount: stockCounts.openStockCount,
  findStockCount: stockCounts.findStockCount,
  addCountEntries: stockCounts.addCountEntries,
  listCountEntries: stockCounts.listCountEntries,
  listCountLines: stockCounts.listCountLines,
  findCountFigures: stockCounts.findCountFigures,
  zeroUncounted: stockCounts.zeroUncounted,
  applyStockCount: stockCounts.applyStockCount,
  cancelStockCount: stockCounts.cancelStockCount,
  listSuppliers: suppliers.listSuppliers,
  findSupplier: suppliers.findSupplier,
  createSupplier: suppliers.createSupplier,
  updateSupplier: suppliers.updateSupplier,
  deleteSupplier: suppliers.deleteSupplier,
  listPurchases: purchases.listPurchases,
  findPurchase: purchases.findPurchase,
  createPurchase: purchases.createPurchase,
  updatePurchase: purchases.updatePurchase,
  deletePurchase: purchases.deletePurchase,
  receivePurchase: purchases.receivePurchase,
  annulPurchase: purchases.annulPurchase,
  findSupplierStatement: payables.findSupplierStatement,
  paySupplier: payables.paySupplier,
  listPayables: payables.listPayables,
  listPurchasePrices: purchases.listPurchasePrices,
  setPurchasePrices: purchases.setPurchasePrices,
  listProductsToBuy: reorder.listProductsToBuy,
  listProductLots: reorder.listProductLots,
  listExpiringLots: reorder.listExpiringLots,
  listClients: clientList.listClients,
  totalClients: clientList.totalClients,
  exportClients: clientList.exportClients,
  importClients: clientImport.importClients,
  checkClientImport: clientImport.checkClientImport,
  findClient: clients.findClient,
  previewMerge: clientMerge.previewMerge,
  mergeClients: clientMerge.mergeClients,
  createClient: clients.createClient,
  updateClient: clients.updateClient,
  deleteClient: clients.deleteClient,
  findStatement: clientAccount.findStatement,
  findClientAccount: clientAccount.findClientAccount,
  findAgeing: clientAccount.findAgeing,
  payDebt: clientPayments.payDebt,
  refundClient: clientPayments.refundClient,
  exchangeCredit: clientPayments.exchangeCredit,
  findClientPayment: clientPayments.findClientPayment,
  annulClientPayment: clientPayments.annulClientPayment,
  createOpeningDebt: clientPayments.createOpeningDebt,
  annulOpeningDebt: clientPayments.annulOpeningDebt,
  findReminderMessage: clientReminders.findReminderMessage,
  updateReminderMessage: clientReminders.updateReminderMessage,
  listReminders: clientReminders.listReminders,
  noteReminder: clientReminders.noteReminder,
  removeReminder: clientReminders.removeReminder,
  createStatementLink: statementLinks.createStatementLink,
  listStatementLinks: statementLinks.listStatementLinks,
  revokeStatementLink: statementLinks.revokeStatementLink,
  findPublicStatement: statementLinks.findPublicStatement,
  createSale: sales.createSale,
  findReference: sales.findReference,
  findSale: sales.findSale,
  listSales: sales.listSales,
  updateSale: sales.updateSale,
  annulSale: sales.annulSale,
  returnSale: sales.returnSale,
  reviewSale: sales.reviewSale,
  reportContact: devices.reportContact,
  listDevices: devices.listDevices,
  revokeDevice: devices.revokeDevice,
  openCashSession: cashSessions.openCashSession,
  createCashMovement: cashSessions.createCashMovement,
  closeCashSession: cashSessions.closeCashSession,
  findCurrentCashSession: cashSessions.findCurrentCashSession,
  listCashSessions: cashSessions.listCashSessions,
  findSummary: figures.findSummary,
  findSalesReport: salesReports.findSalesReport,
  findPendingSalesReport: pendingReports.findPendingSalesReport,
  findIncomesReport: moneyReports.findIncomesReport,
  findPendingIncomesReport: pendingReports.findPendingIncomesReport,
  findBalanceReport: moneyReports.findBalanceReport,
  findStatsReport: salesReports.findStatsReport,
  listUsers: users.listUsers,
  findUser: users.findUser,
  createUser: users.createUser,
  updateUser: users.updateUser,
  deleteUser: users.deleteUser,
  changePassword: users.changePassword,
  listSessions: users.listSessions,
  closeSessions: users.closeSessions,
  listRoles: roles.listRoles,
  listRolePermissions: roles.listRolePermissions,
  createRole: roles.createRole,
  updateRole: roles.updateRole,
  deleteRole: roles.deleteRole,
  findCompany: company.findCompany,
  listVisits: company.listVisits,
  updateCompany: company.updateCompany,
  listConfigurations: company.listConfigurations,
  updateConfiguration: company.updateConfiguration,
  findCurrenciesUsed: company.findCurrenciesUsed,
  updateCurrenciesUsed: company.updateCurrenciesUsed,
  createPaymentMethod: paymentMethods.createPaymentMethod,
  updatePaymentMethod: paymentMethods.updatePaymentMethod,
  deletePaymentMethod: paymentMethods.deletePaymentMethod,
  createCategory: catalogue.createCategory,
  updateCategory: catalogue.updateCategory,
  deleteCategory: catalogue.deleteCategory,
  createMeasure: catalogue.createMeasure,
  updateMeasure: catalogue.updateMeasure,
  deleteMeasure: catalogue.deleteMeasure,
  listMaterials: industrial.listMaterials,
  findMaterial: industrial.findMaterial,
  createMaterial: industrial.createMaterial,
  updateMaterial: industrial.updateMaterial,
  deleteMaterial: industrial.deleteMaterial,
  adjustMaterial: industrial.adjustMaterial,
  listMaterialMovements: industrial.listMaterialMovements,
  listFormulas: industrial.listFormulas,
  findFormula: industrial.findFormula,
  createFormula: industrial.createFormula,
  updateFormula: industrial.updateFormula,
  deleteFormula: industrial.deleteFormula,
  listProductions: industrial.listProductions,
  findProduction: industrial.findProduction,
  createProduction: industrial.createProduction,
  updateProduction: industrial.updateProduction,
  annulProduction: industrial.annulProduction,
  findStoreSettings: store.findStoreSettings,
  updateStoreSettings: store.updateStoreSettings,
  listOrders: store.listOrders,
  findOrder: store.findOrder,
  updateOrder: store.updateOrder,
  findPublicStore: store.findPublicStore,
  listPublicProducts: store.listPublicProducts,
  createOrder: store.createOrder,
  findPublicOrder: store.findPublicOrder,
  listPlans: subscriptions.listPlans,
  findSubscription: subscriptions.findSubscription,
  listSubscriptionHistory: subscriptions.listSubscriptionHistory,
  reportInvoice: subscriptions.reportInvoice,
  listSubscriptionAlerts: subscriptions.listSubscriptionAlerts,
  mailPlanCode: subscriptions.mailPlanCode,
  changePlan: subscriptions.changePlan,
  findOverview: backoffice.findOverview,
  findBackofficeClient: backoffice.findBackofficeClient,
  approveReport: backoffice.approveReport,
  listCompanies: backoffice.listCompanies,
  changeInspector: backoffice.changeInspector,
  listRemoteLoads: backoffice.listRemoteLoads,
} as const satisfies Record<string, CallDefinition>;

type Declared = (typeof CALLS)[keyof typeof CALLS];

/** Calls by method and path, `'POST /sales/create'`: how a client names one without bringing its schemas along. */
export type CallsByName = { [C in Declared as `${C['method']} ${C['path']}`]: C };
export type CallName = keyof CallsByName;
