// Follows the events of a tenant with Go's standard library.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"strings"
	"time"
)

var base, offset, token = os.Getenv("TENANT_API_URL"), os.Getenv("TENANT_API_FROM"), ""

func newToken() error {
	answer, err := http.PostForm(base+"/oauth/token", url.Values{
		"grant_type":    {"client_credentials"},
		"audience":      {"/api/v2/"},
		"client_id":     {os.Getenv("TENANT_API_CLIENT_ID")},
		"client_secret": {os.Getenv("TENANT_API_CLIENT_SECRET")},
	})
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	var body struct {
		AccessToken string `json:"access_token"`
	}
	if err := json.NewDecoder(answer.Body).Decode(&body); err != nil || body.AccessToken == "" {
		return fmt.Errorf("no token: %s", answer.Status)
	}
	token = body.AccessToken
	return nil
}

// follow reads one connection, and returns how long to pause before the next one.
func follow() (time.Duration, error) {
	if token == "" {
		if err := newToken(); err != nil {
			return time.Second, err
		}
	}
	address := base + "/api/v2/events"
	if offset != "" {
		address += "?from=" + url.QueryEscape(offset)
	}
	request, err := http.NewRequest("GET", address, nil)
	if err != nil {
		return time.Second, err
	}
	request.Header.Set("Authorization", "Bearer "+token)
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		return time.Second, err
	}
	defer answer.Body.Close()
	switch answer.StatusCode {
	case 200:
	case 400, 403, 410:
		fmt.Fprintln(os.Stderr, "The service refuses this subscription:", answer.Status)
		os.Exit(1)
	default:
		if answer.StatusCode == 401 {
			token = ""
		}
		seconds, _ := strconv.Atoi(answer.Header.Get("Retry-After"))
		return time.Duration(max(seconds, 1)) * time.Second, fmt.Errorf("%s", answer.Status)
	}
	// The service sends something every 15 seconds.
	silence := time.AfterFunc(45*time.Second, func() { answer.Body.Close() })
	defer silence.Stop()
	// A bufio.Scanner would stop at a line of 64 KB.
	reader := bufio.NewReader(answer.Body)
	fields := map[string]string{}
	for {
		line, err := reader.ReadString('\n')
		if err != nil {
			return time.Second, err
		}
		silence.Reset(45 * time.Second)
		if line != "\n" {
			name, value, _ := strings.Cut(strings.TrimSuffix(line, "\n"), ": ")
			fields[name] = value
			continue
		}
		if data, ok := fields["data"]; ok {
			if fields["event"] != "offset-only" && fields["event"] != "error" {
				fmt.Println(data)
			}
			offset = fields["id"]
		}
		fields = map[string]string{}
	}
}

func max(a, b int) int {
	if a > b {
		return a
	}
	return b
}

func main() {
	for {
		pause, err := follow()
		fmt.Fprintln(os.Stderr, err)
		time.Sleep(pause)
	}
}
