export { matchRoute, type RouteMatch } from '@cuadra/shared/contract';
