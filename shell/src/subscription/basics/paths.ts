import { SUBSCRIPTION_PATH } from '../../navigation/guard.ts';

export const CHANGE_PLAN_PATH = `${SUBSCRIPTION_PATH}/change-plan`;
/** The drawer that reports a payment, as the address names it. */
export const REPORT_DRAWER = 'report-payment';
