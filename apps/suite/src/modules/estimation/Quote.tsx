export default function Quote() {
  return null;
}
