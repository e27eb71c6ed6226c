export { OutboxDriver as default } from '../register/charge/OutboxDriver.ts';
