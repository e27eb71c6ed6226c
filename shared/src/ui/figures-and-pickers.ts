/** What `lazy-figures-and-pickers.tsx` fetches. One file, because they come together. */
export { ChartFrame } from './ChartFrame.tsx';
export { CheckboxGroup } from './CheckboxGroup.tsx';
export { ChoiceCards } from './ChoiceCards.tsx';
export { FilePicker } from './FilePicker.tsx';
export { PeriodPicker } from './PeriodPicker.tsx';
export { PhotoPicker } from './PhotoPicker.tsx';
export { PictureDialog } from './PictureDialog.tsx';
export { PicturePicker } from './PicturePicker.tsx';
export { ProductImage } from './ProductImage.tsx';
export { Stat } from './Stat.tsx';
export { StepChart } from './StepChart.tsx';
