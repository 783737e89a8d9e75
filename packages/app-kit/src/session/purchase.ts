/** For screens outside of the frame that sell what the launcher sells. */
export { AddOnPurchase } from '../frame/AddOnPurchase.tsx';
