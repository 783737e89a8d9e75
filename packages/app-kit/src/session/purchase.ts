/** Purchase dialog for screens outside of the launcher. */
export { AddOnPurchase } from '../frame/AddOnPurchase.tsx';
