package script

// Number reads a whole number of one to nine digits. Package strconv would bring
// reflection along, 4 kB after brotli, to word its errors.
func Number(text string) (n int, ok bool) {
	if text == "" || len(text) > 9 {
		return 0, false
	}
	for i := range len(text) {
		if text[i] < '0' || text[i] > '9' {
			return 0, false
		}
		n = n*10 + int(text[i]-'0')
	}
	return n, true
}
