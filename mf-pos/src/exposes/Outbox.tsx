export { OutboxDrawer as default } from '../outbox/OutboxDrawer.tsx';
