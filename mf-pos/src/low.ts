/** As low as a tablet's screen enlarged to twice its size: what stands around the lines folds, so that three of them remain. */
export const LOW = '@media (max-height: 600px)';
