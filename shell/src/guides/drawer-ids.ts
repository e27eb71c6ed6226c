/** The id of the drawer of all guides; those of their sections begin with it. */
export const ALL_GUIDES = 'guides';
