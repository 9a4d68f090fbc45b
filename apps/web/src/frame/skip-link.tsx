/** First stop of the keyboard on every page. */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link">
      ข้ามไปยังเนื้อหา
    </a>
  );
}
