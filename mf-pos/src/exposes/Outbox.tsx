export { OutboxDrawer as default } from '../register/outbox/OutboxDrawer.tsx';
