/**
 * What the shell provides as `react-router` and `react-router-dom`: the library whole is 61 kB gzip, this is 15. A module
 * that imports a name which is not here does not build; add the name, and raise the minor of SHELL_API_VERSION.
 */
export {
  BrowserRouter,
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router';
