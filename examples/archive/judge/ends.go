package judge

// Was it played on after the end, and is the game scored as the Laws say (Articles
// 5.1, 5.2, 6.9 and 9.6)?

import (
	"chessarbiter/core/arbiter"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/reason"
)

// ends looks at how the game ended: by itself, or as the record tells.
func (s *sheet) ends() {
	if status := s.c.Status(); status.Over {
		s.ended(status)
		return
	}
	if s.c.Game.Result() == game.Unfinished {
		return
	}
	switch end := endingOf(s.c.Game, s.tag); end.manner {
	case flagFell:
		s.flag(end.loser)
	case unsaid, resigned:
		s.resignation()
	}
}

// ended tells what does not agree with how the game ended by itself. A game without a
// result is not scored otherwise.
func (s *sheet) ended(status *arbiter.Status) {
	g := s.c.Game
	if beyond := g.Ply() - status.Ply; beyond > 0 {
		s.on(Finding{Kind: PlayedOn, Beyond: beyond}, status.Ply, status.Ground)
	}
	if result := g.Result(); result != game.Unfinished && result != status.Result {
		s.on(Finding{Kind: Score, Lawful: status.Result.String()}, status.Ply, status.Ground)
	}
}

// flag rules on a flag that fell at the end of the record: that of the player who is
// named, else that of the loser, else, where the game is drawn, that of the player who
// has the move, since no other clock ran.
func (s *sheet) flag(player reason.Player) {
	g := s.c.Game
	switch won := winner(g.Result()); {
	case player != reason.Nobody:
	case won != reason.Nobody:
		player = reason.White + reason.Black - won
	default:
		player = arbiter.PlayerOf(g.Position().Turn())
	}
	s.rule(arbiter.Incident{Kind: arbiter.FlagFall, Player: player})
}

// resignation rules on a decisive game that neither ended by itself nor by a flag that
// the record tells of. Where the Laws make a resignation a draw if the opponent cannot
// mate (from 2023 on), they do the same of a flag that fell, so it does not matter
// which of the two it was.
func (s *sheet) resignation() {
	won := winner(s.c.Game.Result())
	rules := s.c.Edition.Rules(s.c.TimeControl, true)
	if won == reason.Nobody || !rules.ResignationDraws || s.basis != InForce {
		return
	}
	s.rule(arbiter.Incident{Kind: arbiter.Resignation, Player: reason.White + reason.Black - won, Confirmed: true})
}

// rule asks for the ruling on what ended the game, and tells where the score is another.
func (s *sheet) rule(incident arbiter.Incident) {
	ruling, fault := s.c.Incident(incident)
	if fault != nil || len(ruling.Grounds) == 0 {
		return
	}
	f := Finding{Player: colorName(incident.Player), Attested: attested(ruling.Attested)}
	switch {
	case ruling.Result == game.Unfinished && incident.Kind == arbiter.FlagFall:
		f.Kind = Open
	case ruling.Result == game.Unfinished, ruling.Result == s.c.Game.Result():
		return
	default:
		f.Kind, f.Lawful = Score, ruling.Result.String()
	}
	s.on(f, s.c.Game.Ply(), ruling.Grounds[0])
}

// attested is how well the text is attested that a ruling rests on, "" where nobody
// says.
func attested(status laws.Status) string {
	if status == 0 {
		return ""
	}
	return status.String()
}
