/** Place in the window where the menu of a table opens. */
export interface MenuAnchor {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const anchorOf = (element: Element): MenuAnchor => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};
