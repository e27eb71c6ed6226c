/**
 * What the shell provides as `recharts`: bars, which is what figures are drawn as. A module that imports a name which is not
 * here does not build; add the name, and raise the minor of SHELL_API_VERSION.
 */
export {
  Bar,
  BarChart,
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from '#recharts';
