/** Axe's rules whose answer a theme can change: names, roles and sizes are the same in each. */
export const ofColour = ['color-contrast', 'link-in-text-block'];
