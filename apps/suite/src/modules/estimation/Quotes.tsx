export default function Quotes() {
  return null;
}
