/** Where the bar above the list has no room for the words of all its buttons beside the search box. */
export const NARROW = '@media (max-width: 1320px)';
