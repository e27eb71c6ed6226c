/** The dialogs that open above Caja, what a line seldom tells, and who was chosen, in one chunk: see `lazy-dialogs.ts`. */

export { KeyHelp } from '../../keyboard/KeyHelp.tsx';
export { ChosenClient } from '../client/ChosenClient.tsx';
export { CollectDebt } from '../debt/CollectDebt.tsx';
export { LineBelow } from '../news/LineBelow.tsx';
export { SaleMarks } from '../news/SaleMarks.tsx';
export { SaleWatch } from '../news/SaleWatch.tsx';
export { WeightDialog } from '../weight/WeightDialog.tsx';
export { ClientDialog } from './ClientDialog.tsx';
export { DetailsDialog } from './DetailsDialog.tsx';
export { DiscountDialog } from './DiscountDialog.tsx';
export { NoteDialog } from './NoteDialog.tsx';
export { PresentationDialog } from './PresentationDialog.tsx';
