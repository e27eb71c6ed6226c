export { StepSender as default } from '../productions/steps/StepSender.tsx';
