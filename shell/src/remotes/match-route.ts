export { matchRoute, type RouteMatch, takesParams } from '@cuadra/shared/contract';
