import { useStepDriver } from './use-steps.ts';

/** Sends the steps that wait on this device, on whatever screen the user is. */
export function StepSender() {
  useStepDriver();
  return null;
}
